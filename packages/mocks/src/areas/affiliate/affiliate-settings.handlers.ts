import { affiliateSettingsOf, checkAffiliateSettings, checkLevels } from "./affiliate-settings.ts";
import { logPlayer } from "../players/log-player.ts";
import { updateOperatorSettings } from "../operators/update-operator-settings.ts";
import { playerNamed } from "../players/own-player.ts";
import { profitOf } from "./affiliate-profit.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";

export const affiliateSettings = {
  showAffiliateSettings: ({ db, account, input: { body } }) => {
    const { opId, playerCode } = body;
    scopeOf(db, account, opId);
    if (playerCode !== undefined) {
      playerNamed(db, account, { opId, playerCode });
    }
    return {
      isOverridden: playerCode !== undefined && db.affiliate.overrides.has(playerCode),
      settings: affiliateSettingsOf(db, opId, playerCode),
    };
  },

  overrideAffiliateSettings: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    checkAffiliateSettings(body.settings);
    const before = affiliateSettingsOf(db, player.opId, player.playerCode);
    db.affiliate.overrides.set(player.playerCode, body.settings);
    logPlayer({ db, account, clock }, player, {
      what: "Changed the affiliate settings of",
      subtype: "PLAYER_AFFILIATE_OVERRIDDEN",
      before,
      after: body.settings,
    });
    return null;
  },

  restoreAffiliateSettings: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    const before = affiliateSettingsOf(db, player.opId, player.playerCode);
    if (!db.affiliate.overrides.delete(player.playerCode))
      throw new Refusal(400, "The operator's settings already apply to this player.");
    logPlayer({ db, account, clock }, player, {
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
    scopeOf(db, account, body.opId);
    if (body.opId === "*") throw Refusal.ofFields({ opId: "Operator not found, please select an operator." });
    checkLevels(body.levelSettings);
    const before = existing(db.operatorAdmin.settings.get(body.opId), "This operator has no settings.");
    updateOperatorSettings(call, {
      ...before,
      affiliates: { ...before.affiliates, levelSettings: body.levelSettings },
    });
    return null;
  },

  calculateAffiliateProfit: ({ input: { body } }) => {
    checkAffiliateSettings(body.config.settings);
    return profitOf(body.config);
  },
} satisfies AreaHandlers;
