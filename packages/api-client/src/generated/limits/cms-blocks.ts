// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createCmsBlock = {
  opId: { minLength: 1, maxLength: 40 },
  dto: { kind: { values: ["MODAL","MODAL_AFFILIATE","MODAL_AFFILIATE_MORE","MODAL_CASHBACK","MODAL_CASHBACK_MORE","MODAL_LEVEL_UPGRADE"] }, name: { minLength: 1, maxLength: 100 }, status: { values: ["ACTIVE","INACTIVE"] }, order: { minimum: 1, maximum: 9999 }, gameId: { minLength: 1, maxLength: 80 }, gameTitle: { maxLength: 120 }, widgetType: { values: ["LIVE_WINS","TOP_GAMES","JACKPOTS","SPORT_EVENTS","LEADERBOARD","PROMOTIONS"] }, itemLimit: { minimum: 1, maximum: 100 } },
} as const;

export const updateCmsBlock = {
  dto: { kind: { values: ["MODAL","MODAL_AFFILIATE","MODAL_AFFILIATE_MORE","MODAL_CASHBACK","MODAL_CASHBACK_MORE","MODAL_LEVEL_UPGRADE"] }, name: { minLength: 1, maxLength: 100 }, status: { values: ["ACTIVE","INACTIVE"] }, order: { minimum: 1, maximum: 9999 }, gameId: { minLength: 1, maxLength: 80 }, gameTitle: { maxLength: 120 }, widgetType: { values: ["LIVE_WINS","TOP_GAMES","JACKPOTS","SPORT_EVENTS","LEADERBOARD","PROMOTIONS"] }, itemLimit: { minimum: 1, maximum: 100 } },
} as const;

export const reorderCmsBlocks = {
  opId: { minLength: 1, maxLength: 40 },
  kind: { values: ["SLIDER","CARD","BONUS_CARD","SECONDARY_BANNER","PROMOTIONAL_BANNER","GAME_CARD","WIDGET","LOGIN_IMAGE","ARTICLE","MODAL","MODAL_AFFILIATE","MODAL_AFFILIATE_MORE","MODAL_CASHBACK","MODAL_CASHBACK_MORE","MODAL_LEVEL_UPGRADE"] },
  ids: { minItems: 1, maxItems: 500 },
} as const;
