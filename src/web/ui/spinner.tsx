/** A turning ring. `label` is what a screen reader hears; leave it out where the words beside it say so already. */
export function Spinner({ label, className = "size-5" }: { label?: string; className?: string }) {
  const Frame = label ? "output" : "span";
  return (
    <Frame className="inline-flex items-center justify-center">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
        className={`animate-spin motion-reduce:animate-breathe ${className}`}
      >
        <circle cx="12" cy="12" r="10" stroke="currentColor" strokeOpacity="0.2" strokeWidth="1.5" />
        <path d="M22 12a10 10 0 0 0-10-10" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </Frame>
  );
}
