import { useCallback, type KeyboardEvent } from "react";
import type { Picture as PictureData } from "#contract/picture.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Picture } from "../ui-shop/picture.tsx";
import { IconButton } from "../ui/button.tsx";
import { useModal } from "../ui/use-modal.ts";
import { useSwipe } from "../ui/use-swipe.ts";
import { X } from "../ui/icons/everywhere.ts";
import { ChevronLeft, ChevronRight } from "../ui/icons/some-pages.ts";

export type Medium = { kind: "picture"; picture: PictureData } | { kind: "film"; src: string };

interface MediaViewerProps {
  media: Medium[];
  /** Which of them is shown; null while the viewer is closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
  title: string;
}

const ICON = { "aria-hidden": true, strokeWidth: 1.25 } as const;

/** Pictures and films, one at a time, as large as the window lets them be: a native modal dialog. */
export function MediaViewer({ media, shown, onShow, title }: MediaViewerProps) {
  const t = useTranslation("reviews");
  const close = useCallback(() => onShow(null), [onShow]);
  const { props } = useModal(shown !== null, close);
  const move = (step: number) =>
    shown !== null && media.length > 1 && onShow((shown + step + media.length) % media.length);
  const swipe = useSwipe(move);
  const onKeyDown = (event: KeyboardEvent) => {
    // A film has its own use for the arrows.
    if (event.target instanceof HTMLMediaElement) return;
    if (event.key === "ArrowRight") move(1);
    if (event.key === "ArrowLeft") move(-1);
  };
  const medium = shown === null ? undefined : media[shown];
  return (
    <dialog
      {...props}
      aria-label={title}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none bg-ink/95 text-paper backdrop:bg-ink/60"
    >
      {medium && shown !== null && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the dialog as a whole; each has a button too
        <div {...swipe} onKeyDown={onKeyDown} className="flex h-full flex-col">
          <header className="flex items-center justify-between py-2 pr-2 pl-6 text-sm text-night-muted">
            <output>{t("numberOf", { number: shown + 1, all: media.length })}</output>
            <IconButton label={t("close")} onClick={close}>
              <X {...ICON} />
            </IconButton>
          </header>
          <div className="flex min-h-0 flex-1 items-center justify-center px-2 sm:px-16">
            {medium.kind === "picture" ? (
              <Picture
                key={medium.picture.src}
                picture={{ ...medium.picture, placeholder: null }}
                alt={t("picture", { number: shown + 1 })}
                sizes="100vw"
                priority
                className="size-full object-contain!"
              />
            ) : (
              <video
                key={medium.src}
                src={medium.src}
                controls
                playsInline
                preload="metadata"
                aria-label={t("film")}
                className="max-h-full max-w-full"
              >
                <track kind="captions" />
              </video>
            )}
          </div>
          <footer className="flex min-h-16 items-center justify-center gap-6">
            {media.length > 1 && (
              <>
                <IconButton label={t("previous")} onClick={() => move(-1)}>
                  <ChevronLeft {...ICON} />
                </IconButton>
                <IconButton label={t("next")} onClick={() => move(1)}>
                  <ChevronRight {...ICON} />
                </IconButton>
              </>
            )}
          </footer>
        </div>
      )}
    </dialog>
  );
}
