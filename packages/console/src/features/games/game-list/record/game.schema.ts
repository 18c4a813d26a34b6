import { updateGame, type components } from "@backoffice/api-client";
import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { addressText } from "#kit/form/address-text.ts";

type Game = components["schemas"]["Game"];

/** Form schema of a game; outputs the wire values (shell §3). */
export const gameSchema = z.object({
  title: z.string().trim().min(1, "Enter the title.").max(200, "Use at most 200 characters."),
  description: z.string().trim().max(2000, "Use at most 2,000 characters."),
  providerId: z.string().min(1, "Choose the provider."),
  categories: z.array(z.string()).max(50, "Choose at most 50 categories."),
  tags: z.array(z.string()).max(50, "Choose at most 50 tags."),
  jurisdictions: z.array(z.string()).max(100, "Choose at most 100 jurisdictions."),
  RTP: decimalText({ min: "0", max: "100" }).transform((text) => (text === "" ? null : Number(text))),
  displayRTP: z.boolean(),
  hasDemo: z.boolean(),
  hasChat: z.boolean(),
  isBranded: z.boolean(),
  coverPhoto: addressText(updateGame.operation.addresses["body.coverPhoto"], 500).transform(
    (address) => address || null,
  ),
});

export type GameValues = z.input<typeof gameSchema>;

/** Form values of a game. */
export const gameValues = (game: Game): GameValues => ({
  title: game.title,
  description: game.description,
  providerId: game.providerId,
  categories: game.categories,
  tags: game.tags,
  jurisdictions: game.jurisdictions,
  RTP: game.RTP === null ? "" : String(game.RTP),
  displayRTP: game.displayRTP,
  hasDemo: game.hasDemo,
  hasChat: game.hasChat,
  isBranded: game.isBranded,
  coverPhoto: game.coverPhoto ?? "",
});
