// Tells the page that opened this window how it went, on the shop's own origin alone, and leaves.
if (window.opener) {
  const error = new URLSearchParams(window.location.search).get("error");
  window.opener.postMessage({ source: "google-sign-in", error }, window.location.origin);
  window.close();
}
