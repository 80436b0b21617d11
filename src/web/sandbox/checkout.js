// The sandbox's own checkout.js: the same constructor, options, handler and events as Razorpay's, with a page of the
// sandbox in it. It takes no money and says so.
(() => {
  const base = new URL(".", document.currentScript.src);

  class Razorpay {
    constructor(options) {
      if (!options.key || !options.order_id) throw new Error("The sandbox needs the options key and order_id.");
      this.options = options;
      this.listeners = {};
      this.hear = this.hear.bind(this);
    }

    on(event, listener) {
      (this.listeners[event] ??= []).push(listener);
    }

    open() {
      const { order_id, name = "", description = "", timeout } = this.options;
      const dialog = document.createElement("dialog");
      dialog.setAttribute("aria-label", "Razorpay sandbox: a test payment");
      dialog.style.cssText =
        "width:min(26rem,calc(100vw - 1rem));height:min(44rem,calc(100dvh - 1rem));max-width:none;max-height:none;margin:auto;padding:0;border:0;overflow:hidden;background:#fff;box-shadow:0 24px 80px rgb(0 0 0/.3)";
      const frame = document.createElement("iframe");
      frame.title = "Razorpay sandbox: a test payment";
      frame.src = `${base.href}popup?${new URLSearchParams({ order_id, name, description })}`;
      frame.style.cssText = "display:block;width:100%;height:100%;border:0";
      dialog.append(frame);
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        this.dismiss();
      });
      document.body.append(dialog);
      window.addEventListener("message", this.hear);
      dialog.showModal();
      this.dialog = dialog;
      this.frame = frame;
      if (timeout) this.timer = setTimeout(() => this.dismiss("timeout"), timeout * 1000);
    }

    close() {
      clearTimeout(this.timer);
      window.removeEventListener("message", this.hear);
      this.dialog?.close();
      this.dialog?.remove();
      this.dialog = undefined;
    }

    dismiss(reason) {
      if (!this.dialog) return;
      this.close();
      this.options.modal?.ondismiss?.(reason);
    }

    hear({ origin, source, data }) {
      if (origin !== base.origin || source !== this.frame?.contentWindow) return;
      if (data.type === "success") {
        this.close();
        this.options.handler?.(data.fields);
      }
      if (data.type === "failed")
        for (const listener of this.listeners["payment.failed"] ?? []) listener({ error: data.error });
      if (data.type === "dismiss") this.dismiss(data.reason);
    }
  }

  window.Razorpay = Razorpay;
})();
