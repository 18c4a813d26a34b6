import { createPartner } from "./create-partner.ts";
import { createPartnerChannel } from "./create-partner-channel.ts";
import { partnerView } from "./partner-balance.ts";
import { partnerDashboard } from "./partner-dashboard.ts";
import { keysOfRole } from "../staff/keys-of-role.ts";
import { partnerNamed, seesPartner } from "./partner-named.ts";
import { partnerUserOf } from "./partner-user.ts";
import { channelDomainsOf } from "./seed-partners.ts";
import { channelReport } from "./channel-report.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { sorted } from "../../request/sorted.ts";
import { isVisible, scopeOf } from "../../session/visible.ts";

export const partners = {
  listPartners: (call) => {
    const rows = [...call.db.partners.partners.values()].map((it) => partnerView(call.db, it));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      equal: ["partnerType", "isActive"],
      search: (row) => [row.partnerTitle, row.partnerId],
    });
  },

  showPartner: ({ db, account, input: { body } }) => {
    const partner = partnerNamed(db, account, body);
    return partnerView(db, partner);
  },

  searchPartners: ({ db, account, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    const query = body.query.trim().toLowerCase();
    if (query.length < 2) throw Refusal.ofFields({ query: "Type at least two characters." });
    const found = [...db.partners.partners.values()].filter(
      (it) => scope.has(it.opId) && [it.partnerTitle, it.partnerId].some((text) => text.toLowerCase().includes(query)),
    );
    return sorted(found, (it) => (it.partnerTitle.toLowerCase().indexOf(query) !== 0 ? 1 : 0))
      .slice(0, 100)
      .map(({ partnerId, partnerTitle, opId }) => ({ partnerId, partnerTitle, opId }));
  },

  createPartnerSettings: (call) => createPartner(call, call.input.body),

  recreatePartnerUserPermission: ({ db, account, clock, input: { body } }) => {
    const partner = partnerNamed(db, account, body);
    const user = partnerUserOf(db, partner.partnerId);
    if (!user) throw new Refusal(400, "This partner has no user yet.");
    const now = new Date(clock.now()).toISOString();
    db.staff.users.set(user.user_id, { ...user, permissions: keysOfRole(db, "PARTNER"), permissionsRefreshedAt: now });
    const changed = { ...partner, permissionsRecreatedAt: now };
    db.partners.partners.set(partner.partnerId, changed);
    return partnerView(db, changed);
  },

  createPartnerChannel: (call) => createPartnerChannel(call, call.input.body),

  listPartnerChannelDomains: ({ db, account, input: { query } }) => {
    const operator = db.operators.get(query.opId);
    if (!operator || !isVisible(account, operator))
      throw new Refusal(403, "You do not have permission to see this operator.");
    return channelDomainsOf(operator).toSorted();
  },

  listPartnerChannels: (call) => {
    const { db, account } = call;
    const counts = new Map<string, number>();
    for (const { channelId } of db.players.values())
      if (channelId) counts.set(channelId, (counts.get(channelId) ?? 0) + 1);
    const rows = [...db.partners.channels.values()]
      .filter((it) => seesPartner(account, it.partnerId))
      .map((it) => ({ ...it, playerCount: counts.get(it.channelId) ?? 0 }));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      equal: ["partnerId", "isPartner", "domain"],
      search: (row) => [row.description, row.domain, row.channelId],
    });
  },

  reportPartnerChannels: (call) => channelReport(call),

  showPartnerDashboard: ({ db, account, clock, input: { body } }) => {
    const partner = partnerNamed(db, account, body);
    return partnerDashboard(db, partner, body, clock.now());
  },
} satisfies AreaHandlers;
