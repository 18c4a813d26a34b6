import { actorOf } from "./actor-of.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { LoginRow } from "./activity-tables.ts";
import type { StaffTableRow } from "../staff/staff-tables.ts";

const DAY = 86_400;
const WORDS: Record<string, string> = {
  SUCCESS: "Signed in",
  WRONG_PASSWORD: "Wrong password",
  BLOCKED: "Refused: the user is blocked",
  MFA_FAILED: "The second factor failed",
};
const PLACES = [
  ["SE", "Stockholm"],
  ["DE", "Berlin"],
  ["TR", "Istanbul"],
  ["IN", "Mumbai"],
  ["BR", "São Paulo"],
  ["JP", "Tokyo"],
] as const;
const DEVICES = [
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Chrome on Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36"],
  ["Safari on macOS", "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_6) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15"],
  [
    "Safari on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile",
  ],
] as const;

/** Successful and failed sign-ins of the last 60 days, newest first. */
export const seedLogins = (world: World, users: readonly StaffTableRow[]): Map<string, LoginRow> => {
  const random = randomOf(world, "logins");
  const count = rowsOf(world, 2200);
  const rows = new Map<string, LoginRow>();
  let seconds = 30;
  for (let i = 0; i < count; i++) {
    seconds += random.int(Math.ceil((120 * DAY) / count));
    const user = random.pick(users);
    const result = user.blocked
      ? "BLOCKED"
      : random.chance(0.9)
        ? "SUCCESS"
        : random.chance(0.7)
          ? "WRONG_PASSWORD"
          : "MFA_FAILED";
    const [country, city] = random.pick(PLACES);
    const [device, userAgent] = random.pick(DEVICES);
    const isKnown = random.chance(0.93);
    const uuid = random.uuid();
    rows.set(uuid, {
      uuid,
      timestamp: ago(world, seconds),
      result,
      user: actorOf(user),
      opId: user.app_metadata.opId,
      opTitle: user.app_metadata.opTitle,
      ip: `198.51.100.${1 + random.int(254)}`,
      country: isKnown ? country : null,
      device,
      userAgent,
      city: isKnown ? city : null,
      message: WORDS[result] ?? result,
    });
  }
  return rows;
};
