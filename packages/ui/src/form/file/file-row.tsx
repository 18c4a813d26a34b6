import { File as FileIcon } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { FileName } from "../../display/values/file-name.tsx";
import { visibleText } from "../../visible-text.ts";

export type FileRowProps = {
  name: string;
  /** Size, "240 KB", or progress. */
  detail: ReactNode;
  /** Thumbnail: a local file, or the URL of a stored one. */
  image?: File | string | undefined;
  /** Upload progress, 0 to 1. */
  share?: number | undefined;
  children: ReactNode;
};

/** URL of an image: its own, or an object URL for a file, which is revoked on unmount. */
const useImage = (image: File | string | undefined): string | undefined => {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (!(image instanceof Blob)) return;
    const url = URL.createObjectURL(image);
    setMade(url);
    return () => {
      URL.revokeObjectURL(url);
      setMade(undefined);
    };
  }, [image]);
  return typeof image === "string" ? image : made;
};

/** One file: thumbnail or icon, name, details and actions. */
export const FileRow = ({ name, detail, image, share, children }: FileRowProps) => {
  const source = useImage(image);
  return (
    <div data-slot="file" className="flex min-w-0 items-center gap-3 p-2">
      <span className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-sm border bg-sunken text-ink-muted">
        {source ? (
          <img src={source} alt="" className="size-full object-contain" />
        ) : (
          <FileIcon size={16} strokeWidth={1.75} aria-hidden />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-body text-ink" title={visibleText(name)}>
          <FileName name={name} />
        </span>
        <span className="block text-meta text-ink-muted tabular">
          <bdi>{detail}</bdi>
        </span>
        {share !== undefined && (
          <progress
            aria-label={`Sending ${visibleText(name)}`}
            value={share}
            max={1}
            className="mt-1 block h-1 w-full appearance-none overflow-hidden rounded-full bg-pressed [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-pressed [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </span>
      <span className="flex shrink-0 items-center gap-1">{children}</span>
    </div>
  );
};
