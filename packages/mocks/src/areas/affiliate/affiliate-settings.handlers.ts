import { affiliateSettingsOf, affiliateSettingsRefusal, levelsRefusal } from "./affiliate-settings.ts";
import { logPlayer } from "../players/log-player.ts";
import { updateOperatorSettings } from "../operators/update-operator-settings.ts";
import { playerNamed } from "../players/own-player.ts";
import { profitOf } from "./affiliate-profit.ts";
import type { Handlers } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";

export const affiliateSettings: Handlers<
  | "showAffiliateSettings"
  | "overrideAffiliateSettings"
  | "restoreAffiliateSettings"
  | "updateAffiliateLevels"
  | "calculateAffiliateProfit"
> = {
  showAffiliateSettings: ({ db, account, input: { body } }) => {
    const { opId, playerCode } = body;
    const scope = scopeOf(db, account, opId);
    if (scope instanceof Refusal) return scope;
    if (playerCode !== undefined) {
      const player = playerNamed(db, account, { opId, playerCode });
      if (player instanceof Refusal) return player;
    }
    return {
      isOverridden: playerCode !== undefined && db.affiliate.overrides.has(playerCode),
      settings: affiliateSettingsOf(db, opId, playerCode),
    };
  },

  overrideAffiliateSettings: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    if (player instanceof Refusal) return player;
    const wrong = affiliateSettingsRefusal(body.settings);
    if (wrong) return wrong;
    const before = affiliateSettingsOf(db, player.opId, player.playerCode);
    db.affiliate.overrides.set(player.playerCode, body.settings);
    logPlayer(db, account, clock, player, {
      what: "Changed the affiliate settings of",
      subtype: "PLAYER_AFFILIATE_OVERRIDDEN",
      before,
      after: body.settings,
    });
    return null;
  },

  restoreAffiliateSettings: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    if (player instanceof Refusal) return player;
    const before = affiliateSettingsOf(db, player.opId, player.playerCode);
    if (!db.affiliate.overrides.delete(player.playerCode))
      return new Refusal(400, "The operator's settings already apply to this player.");
    logPlayer(db, account, clock, player, {
      what: "Restored the operator's affiliate settings for",
      subtype: "PLAYER_AFFILIATE_RESTORED",
      before,
      after: affiliateSettingsOf(db, player.opId, player.playerCode),
    });
    return null;
  },

  updateAffiliateLevels: (call) => {
    const {
      db,
      account,
      input: { body },
    } = call;
    const scope = scopeOf(db, account, body.opId);
    if (scope instanceof Refusal) return scope;
    if (body.opId === "*") return Refusal.ofFields({ opId: "Operator not found, please select an operator." });
    const wrong = levelsRefusal(body.levelSettings);
    if (wrong) return wrong;
    const before = db.operatorAdmin.settings.get(body.opId);
    if (!before) return new Refusal(404, "This operator has no settings.");
    const saved = updateOperatorSettings(call, {
      ...before,
      affiliates: { ...before.affiliates, levelSettings: body.levelSettings },
    });
    return saved instanceof Refusal ? saved : null;
  },

  calculateAffiliateProfit: ({ input: { body } }) => {
    const wrong = affiliateSettingsRefusal(body.config.settings);
    return wrong ?? profitOf(body.config);
  },
};
