import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { wholeNumber } from "#kit/form/whole-number-rule.ts";
import { contentOf, link, MOST_HTML, optionalText, written } from "#entities/content/texts/content-rules.ts";

type Modal = components["schemas"]["CmsModal"];

/** Form values of a modal in one language. */
export type ModalText = Omit<components["schemas"]["CmsModalText"], "url"> & { link?: string };

const moment = z.union([z.literal(""), z.iso.datetime("Choose a date and time.")]);

// Not `name` and `url` as on the wire, since draft storage excludes fields with those names.
export const modalSchema = z
  .object({
    opId: z.string().min(1, "Choose the operator or brand."),
    label: z.string().trim().min(1, "Enter the name.").max(100, "Use at most 100 characters."),
    order: wholeNumber({ what: "order", min: 1, max: 9999 }),
    startsAt: moment,
    endsAt: moment,
    content: contentOf({
      text: optionalText(MOST_HTML),
      imagePath: optionalText(300),
      buttonText: optionalText(60),
      link,
    }),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(endsAt) > Date.parse(startsAt), {
    path: ["endsAt"],
    message: "The end must be after the start.",
  });

export type ModalValues = z.input<typeof modalSchema>;

/** Form values of a modal; a new one has its owner only. */
export const modalValues = (modal: Modal | undefined, opId: string): ModalValues => ({
  opId,
  label: modal?.name ?? "",
  order: String(modal?.order ?? 1),
  startsAt: modal?.startsAt ?? "",
  endsAt: modal?.endsAt ?? "",
  content: Object.fromEntries(
    Object.entries(modal?.content ?? {}).map(([code, { url, ...texts }]) => [
      code,
      { ...texts, ...(url !== undefined && { link: url }) },
    ]),
  ),
});

/** Request body of a modal. */
export const modalInput = (
  { label, order, startsAt, endsAt, content }: z.output<typeof modalSchema>,
  status: string,
) => ({
  kind: "MODAL" as const,
  name: label,
  status: status as Modal["status"],
  order,
  startsAt: startsAt || null,
  endsAt: endsAt || null,
  content: Object.fromEntries(
    Object.entries(written(content, ["text"])).map(([code, { link: url, ...texts }]) => [
      code,
      { ...texts, ...(url !== undefined && { url }) },
    ]),
  ),
});

/** Wire names that differ from the form's. */
export const MODAL_RENAMED = { "dto.name": "label", "dto.endsAt": "endsAt", "dto.startsAt": "startsAt", name: "label" };
