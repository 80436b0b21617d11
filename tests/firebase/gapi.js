// In place of https://apis.google.com/js/api.js, which is Google's alone: as much of it as the page of the Firebase SDK and
// the frame of the emulator say to each other. Messages wait until somebody listens to their type.
(() => {
  const listeners = new Map();
  const waiting = [];
  const answers = new Map();
  let count = 0;

  // The SDK's own answer to whether the frame can store anything throws when it has done its work.
  const hand = (done, results) => {
    try {
      done?.(results);
    } catch (error) {
      console.debug(error);
    }
  };

  const talkTo = (other) => ({
    register(type, listen) {
      listeners.set(type, listen);
      for (const hear of waiting.splice(0)) hear();
    },
    send(type, data, done) {
      count += 1;
      if (done) answers.set(count, done);
      other().postMessage({ gapi: "call", id: count, type, data }, "*");
    },
    restyle: async () => {},
    ping: async () => {},
  });

  window.addEventListener("message", ({ data: message, source }) => {
    if (message?.gapi === "answer") return hand(answers.get(message.id), [message.result]);
    if (message?.gapi !== "call") return;
    const hear = () => {
      const listen = listeners.get(message.type);
      if (!listen) return void waiting.push(hear);
      source.postMessage({ gapi: "answer", id: message.id, result: listen(message.data) }, "*");
    };
    hear();
  });

  const context = {
    open({ url, where, attributes }, opened) {
      const frame = document.createElement("iframe");
      frame.src = url;
      Object.assign(frame.style, attributes.style);
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      where.append(frame);
      return loaded.then(() => opened(talkTo(() => frame.contentWindow)));
    },
    getParentIframe: () => talkTo(() => window.parent),
  };
  window.gapi = {
    load: (_part, { callback }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: class {} },
  };
  const named = new URL(document.currentScript.src).searchParams.get("onload");
  (window[named] ?? window.gapi_onload)?.();
})();
