import { Center, Loader } from '@mantine/core';

/** Something is on its way. */
export function Busy() {
  return (
    <Center mih="12rem" role="status" aria-label="Loading">
      <Loader />
    </Center>
  );
}
