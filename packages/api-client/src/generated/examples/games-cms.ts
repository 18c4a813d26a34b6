// Generated from openapi/ by `pnpm generate`. Do not edit.
export const listCmsGames = {"items":[{"gameId":"imoon-00417","title":"Amber Lanterns","aggregator":"imoon","providerId":"prv-007","provider":"Lumen Works","categories":["video-slots"],"coverPhoto":"/media/games/imoon-00417.webp","status":"ENABLED","operatorsCount":84,"enabledCount":61,"updatedAt":"2026-11-12T09:30:00Z"}],"count":1,"remaining":0};
export const showCmsGame = {"gameId":"imoon-00417","title":"Amber Lanterns","aggregator":"imoon","providerId":"prv-007","provider":"Lumen Works","categories":["video-slots"],"coverPhoto":"/media/games/imoon-00417.webp","status":"ENABLED","operatorsCount":84,"enabledCount":61,"updatedAt":"2026-11-12T09:30:00Z"};
export const listCmsOperatorGames = {"items":[{"gameId":"imoon-00417","opId":"op-nordlys","opTitle":"Nordlys","title":"Amber Lanterns","aggregator":"imoon","providerId":"prv-007","provider":"Lumen Works","categories":["video-slots"],"coverPhoto":"/media/games/imoon-00417.webp","status":"ENABLED","platformStatus":"ENABLED","order":1,"updatedAt":"2026-11-12T09:30:00Z","updatedBy":"Aylin"}],"count":1,"remaining":0};
export const showCmsOperatorGame = {"gameId":"imoon-00417","opId":"op-nordlys","opTitle":"Nordlys","title":"Amber Lanterns","aggregator":"imoon","providerId":"prv-007","provider":"Lumen Works","categories":["video-slots"],"coverPhoto":"/media/games/imoon-00417.webp","status":"ENABLED","platformStatus":"ENABLED","order":1,"updatedAt":"2026-11-12T09:30:00Z","updatedBy":"Aylin"};
export const findGamesByName = [{"gameId":"imoon-00417","title":"Amber Lanterns","aggregator":"imoon","providerId":"prv-007","provider":"Lumen Works","status":"ENABLED","coverPhoto":null}];
export const enableGame = {"count":1};
export const enableGamesByAggregator = {"count":1};
export const disableGame = {"count":1};
export const disableGamesByAggregator = {"count":1};
