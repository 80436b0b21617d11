/** The mark of a field with a list behind it. */
export function Chevron({ className = "size-3" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={className} fill="none" stroke="currentColor">
      <path d="m2 4 4 4 4-4" />
    </svg>
  );
}
