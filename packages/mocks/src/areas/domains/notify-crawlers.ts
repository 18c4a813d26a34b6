import type { Actor } from "../../commands/actor.ts";
import { Refusal } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";
import { logActivity } from "../activity/log-activity.ts";

/** Whether an address is on the domain or a subdomain of it. */
const isOf = (address: string, domain: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && (hostname === domain || hostname.endsWith(`.${domain}`));
};

/** Tells search engines about changed pages; the operator needs a generated key (content §5, §8). */
export const notifyCrawlers = (
  { db, account, clock }: Actor,
  { opId, domain, urls }: { opId: string; domain: string; urls: readonly string[] },
): null => {
  if (opId === "*") throw new Refusal(400, "Please select an operator.");
  scopeOf(db, account, opId);
  const foreign = urls.find((it) => !isOf(it, domain.toLowerCase()));
  if (foreign !== undefined) throw Refusal.ofFields({ urls: `${foreign} is not an address of ${domain}.` });
  if (!db.operatorAdmin.extras.get(opId)?.hasCrawlerKey)
    throw new Refusal(400, "Failed to notify crawlers. Please check your generated key.");
  const title = db.operators.get(opId)?.title ?? opId;
  logActivity(db, account, clock, "operators", {
    type: "OPERATORS",
    subtype: "CRAWLERS_NOTIFIED",
    message: `Notified search engines of pages of ${title}`,
    opId,
    subject: { id: opId, title },
    after: { domain, urls },
  });
  return null;
};
