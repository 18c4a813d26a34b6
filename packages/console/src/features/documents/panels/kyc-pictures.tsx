import type { components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { documentType } from "#entities/document/document-types.ts";

type Schemas = components["schemas"];
type Field = Schemas["KycImageField"];

type KycPicturesProps = { item: Schemas["KycRecord"]; onChange: (field: Field) => void };

/** Images that an option type requires, in order; missing ones have no URL. */
export const picturesOf = ({ optionType, playerCode, data }: Schemas["KycRecord"]) =>
  (Object.entries(documentType(optionType)?.images ?? {}) as [Field, string][]).map(([field, alt]) => ({
    field,
    src: data[field],
    alt,
    caption: `Player ${playerCode}`,
  }));

/** Images at full width; a click opens one over the entire window, with zoom and rotation. */
export const KycPictures = ({ item, onChange }: KycPicturesProps) => {
  const session = useSession();
  const panels = usePanels();
  const pictures = picturesOf(item);
  const [first, ...more] = pictures.flatMap(({ src, ...it }) => (src ? [{ ...it, src }] : []));
  const show = (field: Field) => {
    if (!first) return;
    const index = [first, ...more].findIndex((it) => it.field === field);
    panels.open("show-image", { images: [first, ...more], index });
  };
  return (
    <div className="flex flex-col gap-4">
      {pictures.map(({ field, src, alt }) => (
        <figure key={field} className="flex flex-col gap-2">
          {src ? (
            <button
              type="button"
              aria-label={`View full size: ${alt}`}
              className="cursor-zoom-in overflow-hidden rounded-lg border bg-sunken p-2"
              onClick={() => show(field)}
            >
              <img src={src} alt={alt} className="max-h-120 min-h-40 w-full object-contain" />
            </button>
          ) : (
            <p className="grid min-h-24 place-items-center rounded-lg border border-dashed text-meta text-ink-muted">
              No picture yet
            </p>
          )}
          <figcaption className="flex items-center justify-between gap-2 text-meta text-ink-muted">
            {alt}
            <Button
              size="sm"
              aria-label={`${src ? "Replace" : "Upload"}: ${alt}`}
              reason={lacking(session, "edit_kyc")}
              onClick={() => onChange(field)}
            >
              {src ? "Replace…" : "Upload…"}
            </Button>
          </figcaption>
        </figure>
      ))}
    </div>
  );
};
