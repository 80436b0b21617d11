import { useCallback, type RefCallback } from "react";

/** A ref for an image or video element that shows a file which was chosen, as long as it is there. */
export function usePreview(file: File): RefCallback<HTMLImageElement | HTMLVideoElement> {
  return useCallback(
    (element) => {
      if (!element) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
