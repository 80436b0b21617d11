import { useTranslation } from "../i18n/use-translation.tsx";
import mp4 from "../content/film/weft.mp4?url";
import poster from "../content/film/poster.avif?url";
import webm from "../content/film/weft.webm?url";

/** The film of the shop in use (ABOUT-03): silent, half a minute, and fetched only when it is played. */
export function Film() {
  const t = useTranslation("about");
  return (
    <section aria-labelledby="film" className="border-t border-line">
      <div className="shell py-section">
        <h2 id="film" className="text-title">
          {t("film")}
        </h2>
        <p className="mt-4 max-w-(--container-text) text-lead text-muted">{t("filmText")}</p>
        <video
          controls
          playsInline
          muted
          preload="none"
          poster={poster}
          width={1280}
          height={720}
          aria-label={t("filmLabel")}
          className="mt-10 aspect-video h-auto w-full bg-linen"
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          <a href={mp4} className="underlined">
            {t("filmDownload")}
          </a>
        </video>
      </div>
    </section>
  );
}
