// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select cannot be typed into, and a datalist shows what it will
// oxlint-disable jsx-a11y/click-events-have-key-events jsx-a11y/interactive-supports-focus -- the text box has focus and keys
import { useId, useMemo, useRef, useState, type ChangeEvent, type KeyboardEvent } from "react";
import { Chevron } from "./chevron.tsx";
import { classNames } from "./class-names.ts";
import { FieldFrame, type Words } from "./field-frame.tsx";
import { finder, type Choice } from "./find-choices.ts";
import { Spinner } from "./spinner.tsx";

interface ComboboxProps extends Words {
  name: string;
  /** Null until they are there: until then nothing can be typed. */
  choices: readonly Choice[] | null;
  value: string;
  onChange: (value: string) => void;
  /** Whether what is typed counts, though it is not among the choices; then value and name are the same. */
  free?: boolean;
  loading?: boolean;
  placeholder: string;
  autoComplete?: string;
  /** Told where Tab takes a choice: whoever gives this moves the focus on, because the next field may have to wait for it. */
  onTab?: () => void;
  /** What is said of how many choices there are, and shown where there is none. */
  countWords: (count: number) => string;
}

/** More are not drawn: whoever has so many types on. */
const MOST_SHOWN = 300;

/**
 * A text box with a list that what is typed narrows: a list to choose from by pointer, by arrows and Enter, or by typing
 * the whole name. Leaving it takes what is typed where it names one choice, else the choice before it stands.
 */
export function Combobox({
  name,
  choices,
  value,
  onChange,
  free = false,
  loading = false,
  placeholder,
  autoComplete,
  onTab,
  countWords,
  ...words
}: ComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  /** What is being typed; null where the choice stands. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const find = useMemo(() => finder(choices ?? []), [choices]);
  const chosen = choices?.findIndex((choice) => choice.value === value) ?? -1;
  const shown = useMemo(() => find.matching(typed ?? "").slice(0, MOST_SHOWN), [find, typed]);

  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const choose = (choice: Choice) => {
    close();
    if (choice.value !== value) onChange(choice.value);
  };
  const show = (index: number) => {
    setOpen(true);
    setActive(index);
    requestAnimationFrame(() => {
      if (!open) list.current?.scrollIntoView({ block: "nearest" });
      list.current?.children[index]?.scrollIntoView({ block: "nearest" });
    });
  };
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value;
    const exact = find.named(text);
    // A browser that fills in the form does not come by: what it writes counts at once.
    if (document.activeElement !== target && exact) return choose(exact);
    setTyped(text);
    if (free) onChange(text);
    show(free || text === "" ? -1 : 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const marked = open ? shown[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) return show(typed === null && chosen >= 0 ? chosen : 0);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (shown.length > 0) show((active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % shown.length);
    } else if (event.key === "Enter") {
      // As with a native select, it never sends the form.
      event.preventDefault();
      if (marked) choose(marked);
      else close();
    } else if (event.key === "Escape" && open) {
      event.stopPropagation();
      close();
    } else if (event.key === "Tab" && marked && typed !== null) {
      choose(marked);
      if (!onTab || event.shiftKey || marked.value === value) return;
      event.preventDefault();
      onTab();
    }
  };
  const onBlur = () => {
    const only =
      typed === null ? undefined : (find.named(typed) ?? (shown.length === 1 && !free ? shown[0] : undefined));
    if (only && typed !== "") choose(only);
    else close();
  };

  const standing = free && chosen < 0 ? value : (choices?.[chosen]?.name ?? "");
  return (
    <FieldFrame
      {...words}
      control={({ className: look, ...control }) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            role="combobox"
            name={name}
            value={typed ?? standing}
            placeholder={placeholder}
            disabled={choices === null}
            required
            autoComplete={autoComplete}
            autoCorrect="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            aria-busy={loading || undefined}
            className={classNames(look, "pr-10 text-ellipsis")}
            onChange={onType}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            onFocus={(event) => event.target.select()}
            onClick={() => !open && show(typed === null ? chosen : -1)}
          />
          <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center">
            {loading ? <Spinner className="size-4" /> : <Chevron />}
          </span>
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={countWords(shown.length)}
            hidden={!open || shown.length === 0}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 scroll-mb-20 overflow-y-auto overscroll-contain border border-ink bg-paper py-1 shadow-lg"
          >
            {open &&
              shown.map((choice, index) => (
                <div
                  key={choice.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={choice.value === value}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(choice)}
                  className={classNames(
                    "cursor-pointer px-4 py-2.5 text-base wrap-anywhere hover:bg-linen",
                    index === active && "bg-linen",
                    choice.value === value && "font-medium",
                  )}
                >
                  {choice.name}
                </div>
              ))}
          </div>
          <output
            className={
              open && shown.length === 0 && !free
                ? "absolute inset-x-0 top-full z-30 mt-1 border border-ink bg-paper px-4 py-3 text-sm text-muted shadow-lg"
                : "sr-only"
            }
          >
            {open && countWords(shown.length)}
          </output>
        </div>
      )}
    />
  );
}
