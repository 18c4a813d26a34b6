import type { components } from "@backoffice/api-client/contract";
import { seedReports } from "../reports/export-reports.ts";
import { DECIDERS } from "../../db/words/people.ts";
import { RELEASE_NOTES } from "./release-notes.ts";
import { seedServers } from "./servers.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { AdminNotificationRow, SystemTables } from "./system-tables.ts";

type Schemas = components["schemas"];

const DAY = 86_400;

const NOTICES = [
  ["WARNING", "Slow withdrawals", "Withdrawals by JB are slow today; the provider is informed."],
  ["INFO", "Maintenance tonight", "The reports are not available from 02:00 to 03:00 UTC."],
  [
    "CRITICAL",
    "Card deposits are down",
    "Cards are refused by the acquirer. Please point players to other ways to pay.",
  ],
  ["INFO", "New limits", "The daily limit of withdrawals is higher from Monday on."],
  ["WARNING", "Check the bonus terms", "The terms of the spring bonus lack the wagering requirement."],
] as const;

const seedNotices = (world: World): Map<string, AdminNotificationRow> => {
  const random = randomOf(world, "admin-notifications");
  const places = [...world.operators.values()];
  const rows = new Map<string, AdminNotificationRow>();
  const count = rowsOf(world, 40);
  for (let i = 0; i < count; i++) {
    const operator = i === 0 || random.chance(0.2) ? undefined : random.pick(i < 3 ? places.slice(0, 1) : places);
    const [severity, title, message] = i === 0 ? NOTICES[0] : random.pick(NOTICES.slice(1));
    const age = i * DAY + random.int(DAY);
    const id = random.uuid();
    rows.set(id, {
      id,
      opId: operator?.opId ?? "*",
      opTitle: operator ? (operator.title ?? operator.opId) : null,
      severity,
      title,
      message,
      content: { en: message },
      startsAt: ago(world, age),
      endsAt: i > 3 ? ago(world, age - 2 * DAY) : null,
      createdBy: random.pick(DECIDERS),
      createdAt: ago(world, age + 60),
    });
  }
  return rows;
};

const seedNotes = (world: World): Schemas["ReleaseNote"][] => {
  const random = randomOf(world, "release-notes");
  return RELEASE_NOTES.slice(0, rowsOf(world, 200)).map(([version, kind, audience, area, title, text], index) => ({
    id: random.uuid(),
    version,
    kind,
    audience,
    title,
    text,
    area,
    publishedAt: ago(world, (2 + 9 * index) * DAY),
  }));
};

/** Notices, news, reports and servers. */
export const seedSystem = (world: World): SystemTables => ({
  adminNotifications: seedNotices(world),
  releaseNotes: seedNotes(world),
  reports: seedReports(world),
  servers: seedServers(world),
  clientReports: [],
});
