import { useTranslation } from "../i18n/use-translation.tsx";
import { IconButton } from "./button.tsx";
import { ArrowLeft, ArrowRight, Pause, Play } from "./icons/everywhere.ts";

interface ArrowsProps {
  /** What is moved, for a screen reader: "Previous {what}". */
  what: string;
  onMove: (direction: -1 | 1) => void;
  canMove?: { back: boolean; on: boolean };
  /** Given where something moves by itself: whether it rests, and how to change that. */
  pause?: { paused: boolean; toggle: () => void };
  className?: string;
}

/** Previous and next; pause too, where something moves by itself. */
export function Arrows({ what, onMove, canMove = { back: true, on: true }, pause, className = "" }: ArrowsProps) {
  const t = useTranslation("card");
  const look = "disabled:opacity-25 disabled:hover:text-current";
  return (
    <div className={`flex noscript:hidden ${className}`}>
      {pause && (
        <IconButton label={t(pause.paused ? "play" : "pause", { what })} onClick={pause.toggle}>
          {pause.paused ? (
            <Play aria-hidden="true" className="size-4" strokeWidth={1.25} />
          ) : (
            <Pause aria-hidden="true" className="size-4" strokeWidth={1.25} />
          )}
        </IconButton>
      )}
      <IconButton label={t("previous", { what })} disabled={!canMove.back} onClick={() => onMove(-1)} className={look}>
        <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.25} />
      </IconButton>
      <IconButton label={t("next", { what })} disabled={!canMove.on} onClick={() => onMove(1)} className={look}>
        <ArrowRight aria-hidden="true" className="size-5" strokeWidth={1.25} />
      </IconButton>
    </div>
  );
}
