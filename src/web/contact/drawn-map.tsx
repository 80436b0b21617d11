import { useState } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { details } from "../content/details.ts";
import { Button } from "../ui/button.tsx";

/** Where the shop stands, in degrees, and how far around it the live map reaches. */
const PLACE = { latitude: 12.9716, longitude: 77.5975, reach: 0.006 };

const PLACE_NAMES = { name: details.name, street: details.street, city: details.city };

const STREETS = [
  "M0 90 L1200 60",
  "M0 250 L1200 215",
  "M0 420 L520 396 L1200 430",
  "M120 0 L160 500",
  "M330 0 L356 500",
  "M590 0 C600 160 560 320 610 500",
  "M820 0 L800 500",
  "M1040 0 L1010 500",
  "M160 160 L590 150",
  "M800 330 L1200 320",
  "M356 330 L600 318",
];

/** The address of OpenStreetMap's map of the place, to be shown in a frame. */
function liveMapUrl(): string {
  const { latitude, longitude, reach } = PLACE;
  const box = [longitude - 2 * reach, latitude - reach, longitude + 2 * reach, latitude + reach];
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  })}`;
}

/** The streets around the shop, drawn: no foreign host is asked for anything until a press wants the live map (CONTACT-03). */
export function DrawnMap() {
  const t = useTranslation("contact");
  const [live, setLive] = useState(false);
  const place = encodeURIComponent(`${details.street}, ${details.city} ${details.postcode}`);
  return (
    <figure className="mt-8">
      {live ? (
        <iframe src={liveMapUrl()} title={t("liveMap", PLACE_NAMES)} className="h-80 w-full bg-linen md:h-125" />
      ) : (
        <Streets />
      )}
      <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-4 text-sm text-muted">
        <span>
          {details.street}, {details.city} {details.postcode}.{" "}
          <a
            href={`https://www.openstreetmap.org/search?query=${place}`}
            rel="noopener"
            className="underlined text-ink"
          >
            {t("findTheWay")}
          </a>
        </span>
        {!live && (
          <Button look="outline" onClick={() => setLive(true)} className="noscript:hidden">
            {t("showLiveMap")}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}

function Streets() {
  const t = useTranslation("contact");
  return (
    <svg
      viewBox="0 0 1200 500"
      role="img"
      aria-label={t("drawnMap", PLACE_NAMES)}
      preserveAspectRatio="xMidYMid slice"
      className="h-80 w-full bg-linen md:h-125"
    >
      <path d="M640 250 C720 235 790 240 806 250 L802 330 L612 318 Z" className="fill-flax" />
      <path d="M0 300 L120 292 L140 420 L0 440 Z" className="fill-flax" />
      {STREETS.map((street, index) => (
        <path key={street} d={street} fill="none" className="stroke-paper" strokeWidth={index < 6 ? 16 : 8} />
      ))}
      <g className="fill-muted font-sans" fontSize="15">
        <text x="186" y="249" transform="rotate(-1.7 186 249)">
          Residency Road
        </text>
        <text x="850" y="417" transform="rotate(2.6 850 417)">
          Vittal Mallya Road
        </text>
        <text x="584" y="30" transform="rotate(91 584 30)">
          Lavelle Road
        </text>
        <text x="668" y="284">
          Cubbon Gardens
        </text>
      </g>
      <circle cx="585" cy="232" r="11" className="fill-accent" />
      <circle cx="585" cy="232" r="22" fill="none" className="stroke-accent" />
      <text x="528" y="200" className="fill-ink font-serif" fontSize="34" textAnchor="end">
        Weft
      </text>
    </svg>
  );
}
