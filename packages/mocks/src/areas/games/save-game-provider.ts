import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { refuseFields, existing, Refusal, type FieldMessages } from "../../request/refusal.ts";
import { checkCatalogueRights, languageMessages } from "./catalogue-rights.ts";
import type { GameProviderRow } from "./games-tables.ts";
import type { Actor } from "../../commands/actor.ts";

type Draft = components["schemas"]["NewGameOriginalProvider"];

/**
 * Error messages for aliases (the provider's names at aggregators): not blank, not repeated, not another provider's.
 */
const aliasMessages = (db: Db, aliases: readonly string[], id?: string): FieldMessages => {
  const fields: FieldMessages = {};
  const names = aliases.map((it) => it.trim().toLowerCase());
  const others = [...db.games.providers.values()].filter((it) => it.id !== id);
  for (const [index, name] of names.entries()) {
    const owner = others.find((it) => it.aliases.some((alias) => alias.toLowerCase() === name));
    if (name === "") fields[`aliases.${index}`] = "An alias must not be empty.";
    else if (names.indexOf(name) !== index) fields[`aliases.${index}`] = `The alias ${aliases[index]} is listed twice.`;
    else if (owner) fields[`aliases.${index}`] = `${owner.displayName.en} has the alias ${aliases[index]} already.`;
  }
  return fields;
};

const saved = ({ db, account, clock }: Actor, id: string, { opId, slug, aliases, displayName }: Draft) => {
  const row: GameProviderRow = {
    opId,
    id,
    slug,
    aliases: aliases.map((it) => it.trim()),
    displayName,
    updatedAt: new Date(clock.now()).toISOString(),
    updatedBy: account.nickname ?? account.email,
  };
  db.games.providers.set(id, row);
  return row;
};

/** Adds an original provider (shell §5). */
export const createGameProvider = (actor: Actor, draft: Draft): GameProviderRow => {
  const { db, account } = actor;
  checkCatalogueRights(db, account, draft.opId);
  const { providers } = db.games;
  const fields = {
    ...languageMessages(db, account, draft.opId, draft),
    ...aliasMessages(db, draft.aliases),
  };
  if ([...providers.values()].some((it) => it.opId === draft.opId && it.slug === draft.slug))
    fields["slug"] = `A provider with the slug ${draft.slug} already exists.`;
  refuseFields(fields);
  let number = providers.size + 1;
  const idOf = () => `prv-${String(number).padStart(3, "0")}`;
  while (providers.has(idOf())) number += 1;
  return saved(actor, idOf(), draft);
};

/** Changes an original provider; the new name is stored in its games too. */
export const updateGameProvider = (actor: Actor, { id, ...draft }: Draft & { id: string }): GameProviderRow => {
  const { db, account } = actor;
  checkCatalogueRights(db, account, draft.opId);
  const known = existing(db.games.providers.get(id), "This provider does not exist.");
  if (known.opId !== draft.opId) throw new Refusal(400, "This provider belongs to another operator.");
  const fields = {
    ...languageMessages(db, account, draft.opId, draft, known),
    ...aliasMessages(db, draft.aliases, id),
  };
  if (known.slug !== draft.slug) fields["slug"] = "The slug of a provider cannot be changed.";
  refuseFields(fields);
  if (known.displayName.en !== draft.displayName.en)
    for (const game of db.games.games.values())
      if (game.providerId === id) db.games.games.set(game.gameId, { ...game, provider: draft.displayName.en });
  return saved(actor, id, draft);
};
