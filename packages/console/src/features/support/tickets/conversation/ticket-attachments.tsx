import type { components } from "@backoffice/api-client";
import { cn, FileName, ImageViewer, linkLook, safeHref, visibleText } from "@backoffice/ui";
import { formatBytes } from "@backoffice/ui/form";
import { Paperclip } from "lucide-react";
import { useState } from "react";

type Attachment = components["schemas"]["TicketAttachment"];

const isImage = ({ contentType }: Attachment) => contentType.startsWith("image/");

/** Attachments of a message: images open full screen, other files are downloaded. */
export const TicketAttachments = ({ attachments }: { attachments: readonly Attachment[] }) => {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const images = attachments.filter(isImage);
  const [first, ...more] = images.map(({ url, name, sizeBytes }) => ({
    src: url,
    alt: visibleText(name),
    caption: formatBytes(sizeBytes),
  }));
  if (attachments.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      {images.map(({ id, url, name }, at) => (
        <button
          key={id}
          type="button"
          aria-label={`View full size: ${visibleText(name)}`}
          className="cursor-zoom-in overflow-hidden rounded-md border bg-sunken p-1"
          onClick={() => {
            setIndex(at);
            setOpen(true);
          }}
        >
          <img src={url} alt={visibleText(name)} className="h-20 w-28 object-contain" />
        </button>
      ))}
      {attachments
        .filter((it) => !isImage(it))
        .map(({ id, url, name, sizeBytes }) => (
          <a
            key={id}
            href={safeHref(url)}
            download={name}
            className={cn("inline-flex min-h-6 items-center gap-1.5", linkLook())}
          >
            <Paperclip size={14} strokeWidth={1.75} aria-hidden />
            <FileName name={name} className="wrap-anywhere" />
            <span className="text-meta text-ink-muted">{formatBytes(sizeBytes)}</span>
          </a>
        ))}
      {first && (
        <ImageViewer
          open={open}
          onOpenChange={setOpen}
          images={[first, ...more]}
          index={index}
          onIndexChange={setIndex}
        />
      )}
    </div>
  );
};
