import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { wholeNumber } from "#kit/form/whole-number-rule.ts";
import { BLOCK_KINDS, type BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { textsByLanguage, textValues } from "#entities/content/texts/texts-by-language.ts";

type Fields = components["schemas"]["CmsBlockFields"];

const moment = z
  .string()
  .refine((it) => it === "" || !Number.isNaN(Date.parse(it)), "Choose a date and time, or leave it empty.");
/** Field of another kind. */
const unused = z.string().transform(Number);

/** Form schema of a block of a kind, with the contract's limits. */
export const blockSchema = (kind: BlockKind) =>
  z
    .object({
      name: z.string().trim().min(1, "Enter the name.").max(100, "Use at most 100 characters."),
      status: z.string(),
      order: wholeNumber({ what: "position", min: 1, max: 9999 }),
      startsAt: moment,
      endsAt: moment,
      gameId: kind === "GAME_CARD" ? z.string().min(1, "Choose the game.") : z.string(),
      gameTitle: z.string(),
      widgetType: kind === "WIDGET" ? z.string().min(1, "Choose the content.") : z.string(),
      itemLimit: kind === "WIDGET" ? wholeNumber({ what: "number of items", min: 1, max: 100 }) : unused,
      content: textsByLanguage(BLOCK_KINDS[kind].texts),
    })
    .superRefine(({ startsAt, endsAt }, context) => {
      if (Date.parse(endsAt) <= Date.parse(startsAt))
        context.addIssue({ code: "custom", path: ["endsAt"], message: "The end must be after the start." });
    });

type BlockSchema = ReturnType<typeof blockSchema>;
export type BlockValues = z.input<BlockSchema>;

/** Form values of a block; a new one has its position only. */
export const blockValues = (
  kind: BlockKind,
  codes: readonly string[],
  block: Fields | undefined,
  place = "1",
): BlockValues => ({
  name: block?.name ?? "",
  status: block?.status ?? "ACTIVE",
  order: block ? String(block.order) : place,
  startsAt: block?.startsAt ?? "",
  endsAt: block?.endsAt ?? "",
  gameId: block && "gameId" in block ? block.gameId : "",
  gameTitle: block && "gameTitle" in block ? block.gameTitle : "",
  widgetType: block && "widgetType" in block ? block.widgetType : "",
  itemLimit: block && "itemLimit" in block ? String(block.itemLimit) : kind === "WIDGET" ? "10" : "",
  content: textValues(BLOCK_KINDS[kind].texts, codes, block?.content),
});

/** Request body: fields of other kinds and blank languages are omitted. */
export const blockFields = (kind: BlockKind, valid: z.output<BlockSchema>): Fields => {
  const { startsAt, endsAt, gameId, gameTitle, widgetType, itemLimit, ...common } = valid;
  return {
    kind,
    ...common,
    startsAt: startsAt || null,
    endsAt: endsAt || null,
    ...(kind === "GAME_CARD" && { gameId, gameTitle }),
    ...(kind === "WIDGET" && { widgetType, itemLimit }),
  } as Fields;
};
