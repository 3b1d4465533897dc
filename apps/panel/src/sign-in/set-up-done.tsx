import { Navigate } from '@tanstack/react-router';

/** The link of the terminal in the hands of who is signed in: there is nothing left to set up. */
export function SetUpDone() {
  return <Navigate to="/panel/traffic" search={{ space: 'live' }} replace />;
}
