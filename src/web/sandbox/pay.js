// One page for both sandbox gateways: its address says whether it is Razorpay's popup or Stripe's page.
const gateway = location.pathname.startsWith("/sandbox/stripe/") ? "stripe" : "popup";
await import(`/sandbox/${gateway}.js`);
