import { useEffect, useRef, useState, type SyntheticEvent } from "react";

/**
 * Drives a native modal dialog by a flag: the rest of the page is inert, Escape and a press on the backdrop ask to
 * close it, and the focus returns to where it came from.
 * @returns the dialog's props, and whether it was ever open, so that its content need not be there before
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  useEffect(() => {
    const { current } = ref;
    if (open && !current?.open) current?.showModal();
    if (!open && current?.open) current.close();
  }, [open]);

  useEffect(() => {
    const { current } = ref;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === current) onClose();
    };
    current?.addEventListener("click", closeOnBackdrop);
    return () => current?.removeEventListener("click", closeOnBackdrop);
  }, [onClose]);

  const props = {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === ref.current && open) onClose();
    },
  };
  return { props, used };
}
