import type { Db } from "../db/db.ts";
import type { Random } from "../db/random.ts";
import { hostileTexts } from "./hostile-texts.ts";

const changeAll = <Row>(table: Map<string, Row>, change: (row: Row) => Row) => {
  for (const [id, row] of table) table.set(id, change(row));
};

/** Replaces texts of games, catalogue entries and freebets by hostile ones, states by unknown ones, values by null. */
export const hostileGames = ({ games, freebets }: Db, random: Random): void => {
  const text = () => random.pick(hostileTexts);
  const title = () => ({ en: text().slice(0, 200) || " ", ar: "ألعاب ".repeat(20) });
  const label = <Row extends { title: object; description: object; updatedBy: string | null }>(row: Row): Row => ({
    ...row,
    title: title(),
    description: random.chance(0.5) ? {} : { en: text() },
    updatedBy: random.chance(0.5) ? null : text(),
  });
  changeAll(games.categories, label);
  changeAll(games.tags, label);
  changeAll(games.jurisdictions, label);
  changeAll(games.providers, (row) => ({ ...row, displayName: title(), aliases: [`${text()}.`.slice(0, 80)] }));
  changeAll(games.games, (row) => ({
    ...row,
    title: text(),
    description: text(),
    provider: games.providers.get(row.providerId)?.displayName.en ?? row.provider,
    categories: random.chance(0.2) ? [] : row.categories,
    tags: random.chance(0.2) ? [] : row.tags,
    jurisdictions: random.chance(0.2) ? [] : row.jurisdictions,
    RTP: random.chance(0.3) ? null : row.RTP,
    coverPhoto: random.chance(0.3) ? null : random.pick([text(), row.coverPhoto]),
    // Enumeration values that this code does not know.
    status: (random.chance(0.05) ? "ON_HOLD" : row.status) as typeof row.status,
    aggregator: (random.chance(0.05) ? "Tomorrow Gaming" : row.aggregator) as typeof row.aggregator,
    updatedBy: random.chance(0.5) ? null : text(),
  }));
  changeAll(games.logs, (row) => ({
    ...row,
    message: text(),
    subtype: (random.chance(0.05) ? "GAME_PAINTED" : row.subtype) as typeof row.subtype,
    logMeta: random.chance(0.1) ? { before: null, after: row.logMeta.after } : row.logMeta,
  }));
  changeAll(freebets.templates, (row) => ({
    ...row,
    name: text(),
    type: (random.chance(0.05) ? "MYSTERY" : row.type) as typeof row.type,
    stage: (random.chance(0.05) ? 7 : row.stage) as typeof row.stage,
    disciplines: random.chance(0.2) ? [] : [...row.disciplines, text()],
  }));
  changeAll(freebets.applied, (row) => ({ ...row, name: text() }));
};
