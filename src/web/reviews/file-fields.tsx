import { useId, type ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { usePreview } from "./use-preview.ts";
import { X } from "../ui/icons/everywhere.ts";
import { Film, ImagePlus } from "../ui/icons/some-pages.ts";

interface FieldProps {
  error: string | undefined;
  disabled: boolean;
}

const ICON = { "aria-hidden": true, className: "size-5", strokeWidth: 1.25 } as const;

/** Several pictures, with a look at each (REV-09, VAL-13). */
export function ImagesField({
  images,
  onAdd,
  onRemove,
  error,
  disabled,
}: FieldProps & { images: File[]; onAdd: (files: File[]) => void; onRemove: (index: number) => void }) {
  const t = useTranslation("reviews");
  return (
    <FileField
      label={t("images")}
      hint={t("imagesHint")}
      action={t("addImages")}
      icon={<ImagePlus {...ICON} />}
      accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/*"
      multiple
      onFiles={onAdd}
      error={error}
      disabled={disabled}
    >
      {images.map((image, index) => (
        <Preview
          key={`${image.name} ${image.size} ${image.lastModified} ${images.indexOf(image)}`}
          file={image}
          onRemove={() => onRemove(index)}
          disabled={disabled}
        />
      ))}
    </FileField>
  );
}

/** One film, or none (REV-09, VAL-11, VAL-12). */
export function VideoField({
  video,
  onChoose,
  onRemove,
  error,
  disabled,
}: FieldProps & { video: File | null; onChoose: (file: File) => void; onRemove: () => void }) {
  const t = useTranslation("reviews");
  return (
    <FileField
      label={t("video")}
      hint={t("videoHint")}
      action={t(video ? "otherVideo" : "addVideo")}
      icon={<Film {...ICON} />}
      accept="video/mp4,video/quicktime,video/webm,video/*"
      onFiles={([file]) => file && onChoose(file)}
      error={error}
      disabled={disabled}
    >
      {video && <Preview file={video} onRemove={onRemove} disabled={disabled} />}
    </FileField>
  );
}

interface FileFieldProps extends FieldProps {
  label: string;
  hint: string;
  action: string;
  icon: ReactNode;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

function FileField({
  label,
  hint,
  action,
  icon,
  accept,
  multiple = false,
  onFiles,
  error,
  disabled,
  children,
}: FileFieldProps) {
  const t = useTranslation("reviews");
  const id = useId();
  return (
    <div>
      <p id={`${id}-label`} className="flex items-baseline justify-between text-sm font-medium">
        {label}
        <span className="text-caption font-normal text-muted">{t("optional")}</span>
      </p>
      <ul className="mt-2 flex flex-wrap gap-2.5">
        {children}
        <li>
          <label
            className={classNames(
              "flex size-24 flex-col items-center justify-center gap-2 border border-dashed text-center text-caption text-muted transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              disabled ? "cursor-not-allowed! opacity-45" : "hover:border-ink hover:text-ink",
              error ? "border-danger" : "border-rule",
            )}
          >
            {icon}
            <span>{action}</span>
            <input
              type="file"
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-hint ${id}-error`}
              aria-invalid={error ? true : undefined}
              className="sr-only"
              onChange={({ target }) => {
                onFiles([...(target.files ?? [])]);
                // So that the same file can be chosen again after it was removed.
                target.value = "";
              }}
            />
          </label>
        </li>
      </ul>
      <p id={`${id}-hint`} className="mt-2 text-caption text-muted">
        {hint}
      </p>
      <p id={`${id}-error`} aria-live="polite" className={classNames("text-caption text-danger", error && "mt-1")}>
        {error}
      </p>
    </div>
  );
}

function Preview({ file, onRemove, disabled }: { file: File; onRemove: () => void; disabled: boolean }) {
  const t = useTranslation("reviews");
  const preview = usePreview(file);
  return (
    <li className="relative size-24 bg-flax" title={file.name}>
      {file.type.startsWith("video/") ? (
        <video
          ref={preview}
          muted
          playsInline
          preload="metadata"
          aria-label={file.name}
          className="size-full object-cover"
        />
      ) : (
        <img ref={preview} alt={file.name} className="size-full object-cover text-caption break-all text-muted" />
      )}
      <button
        type="button"
        onClick={onRemove}
        disabled={disabled}
        aria-label={t("remove", { name: file.name })}
        className="absolute top-0 right-0 flex size-8 items-center justify-center bg-ink/80 text-paper transition-colors enabled:hover:bg-accent"
      >
        <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </button>
    </li>
  );
}
