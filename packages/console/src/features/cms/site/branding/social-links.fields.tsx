import { Button, IconButton } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { choiceWords } from "#kit/words/choice-words.ts";
import { brandingSchema, MOST_LINKS } from "./branding.schema.ts";
import type { z } from "zod";

const fields = createFields(brandingSchema);

const NETWORKS = ["TELEGRAM", "INSTAGRAM", "X", "FACEBOOK", "YOUTUBE", "DISCORD"].map((value) => ({
  value,
  label: choiceWords(value),
}));

/** Social network profiles of a site, in display order. */
export const SocialLinksFields = ({ readOnly }: { readOnly: boolean }) => {
  const { control } = useFormContext<z.input<typeof brandingSchema>>();
  const links = useFieldArray({ control, name: "socialLinks" });
  const full = links.fields.length >= MOST_LINKS ? `Use at most ${MOST_LINKS} profiles.` : undefined;
  return (
    <FieldGroup level={2} title="Social networks" description="Shown in this order in the site footer.">
      {links.fields.map(({ id }, index) => (
        <div key={id} className="flex min-w-0 items-start gap-2 @min-[640px]:col-span-2">
          <div className="w-36 shrink-0">
            <fields.SelectField
              name={`socialLinks.${index}.network`}
              label={`Network ${index + 1}`}
              options={NETWORKS}
            />
          </div>
          <div className="min-w-0 flex-1">
            <fields.TextField name={`socialLinks.${index}.url`} label={`Profile ${index + 1}`} mono maxLength={500} />
          </div>
          {!readOnly && (
            <span className="flex h-control items-center pt-10">
              <IconButton
                size="sm"
                icon={Trash2}
                label={`Remove profile ${index + 1}`}
                onClick={() => links.remove(index)}
              />
            </span>
          )}
        </div>
      ))}
      {links.fields.length === 0 && readOnly && <p className="text-body text-ink-muted">None.</p>}
      {!readOnly && (
        <Button
          size="sm"
          className="justify-self-start"
          reason={full}
          onClick={() => links.append({ network: "TELEGRAM", url: "" })}
        >
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          Add profile
        </Button>
      )}
    </FieldGroup>
  );
};
