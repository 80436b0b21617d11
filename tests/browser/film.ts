import type { Page } from "@playwright/test";

/** A film of a second, recorded by the browser itself; of more where it is so busy that it has nothing of it by then. */
export async function recordFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 320;
    canvas.height = 240;
    const context = canvas.getContext("2d")!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
    const chunks: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
    const stopped = new Promise((resolve) => {
      recorder.addEventListener("stop", resolve);
    });
    recorder.start(200);
    for (let frame = 0; frame < 25 || chunks.every(({ size }) => size === 0); frame += 1) {
      context.fillStyle = `hsl(${frame * 14} 60% 50%)`;
      context.fillRect(0, 0, 320, 240);
      await new Promise((resolve) => {
        setTimeout(resolve, 40);
      });
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
  });
  return Buffer.from(bytes);
}
