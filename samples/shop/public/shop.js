// Browser part of the shop: starts the flow with a token from the backend, then shows the backend's result.

const POLL_MS = 1000;
const buttons = document.querySelectorAll('button[data-mode]');
const state = document.getElementById('state');
const place = document.getElementById('flow');
const result = document.getElementById('result');

const WORDS = {
  APPROVED: 'Thank you, you are verified.',
  REVIEW: 'Thank you. We are reviewing your order.',
  DECLINED: "We couldn't verify you.",
  EXPIRED: "You didn't finish the verification in time.",
  ERROR: 'The verification failed. Try again.',
};

let order = null;

/** Fetches an order and its token. Browsers allow a popup only in the click itself, so the token must be ready before. */
async function prepare() {
  const response = await fetch('/orders', { method: 'POST' });
  if (!response.ok) throw new Error("The shop can't start a verification now. Try again later.");
  order = await response.json();
  for (const button of buttons) button.disabled = false;
}

async function verify(renderingMode) {
  result.hidden = true;
  for (const button of buttons) button.disabled = true;
  if (renderingMode === 'inline') place.hidden = false;
  state.textContent = '';
  try {
    await ServiceOrchestration.start({
      token: order.token,
      language: navigator.language,
      renderingMode,
      containerId: 'flow',
    });
  } catch (error) {
    state.textContent = error.message;
    place.hidden = true;
    for (const button of buttons) button.disabled = false;
  }
}

/** Waits until the backend has a different result from the one that is shown. */
async function nextResult(number, shown) {
  for (;;) {
    const response = await fetch(`/orders/${number}`);
    const known = response.ok ? (await response.json()).result : null;
    if (known && known.status !== shown) return known;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Shows the result that the backend received in a signed message, not what the browser reports. */
async function showResult({ order: number }) {
  state.textContent = 'We are checking your verification …';
  const known = await nextResult(number, null);
  state.textContent = '';
  show(known);
  // A reviewer decides later; the page may still be open and show this order then.
  if (known.status === 'REVIEW') nextResult(number, 'REVIEW').then((later) => result.hidden || show(later));
}

function show(known) {
  document.getElementById('outcome').textContent = WORDS[known.status] ?? known.status;
  const rows = known.checks.map(({ check, status, detail }) => {
    const row = document.createElement('tr');
    for (const text of [check, detail ? `${status}: ${detail}` : status]) {
      row.appendChild(document.createElement('td')).textContent = text;
    }
    return row;
  });
  result.querySelector('tbody').replaceChildren(...rows);
  result.hidden = false;
}

for (const button of buttons) button.addEventListener('click', () => verify(button.dataset.mode));

let isCompleted = false;
ServiceOrchestration.on('completed', () => {
  isCompleted = true;
});
ServiceOrchestration.on('cancelled', () => {
  state.textContent = 'You left the verification. You can continue at any time.';
});
ServiceOrchestration.on('error', (code) => {
  state.textContent = `The verification ended early (${code}).`;
});
ServiceOrchestration.on('closed', () => {
  place.hidden = true;
  if (!isCompleted) {
    // The same token resumes where the customer left.
    for (const button of buttons) button.disabled = false;
    return;
  }
  isCompleted = false;
  showResult(order).then(prepare, (error) => {
    state.textContent = error.message;
  });
});

prepare().catch((error) => {
  state.textContent = error.message;
});
