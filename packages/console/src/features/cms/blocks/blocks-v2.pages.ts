import { blockListPage } from "./list/block-list-page.tsx";
import { singleBlockPage } from "./single/single-block-page.tsx";

/** Pages of CMS v2, by path. */
export default {
  "/cms/v2/sliders": blockListPage("SLIDER"),
  "/cms/v2/cards": blockListPage("CARD"),
  "/cms/v2/bonus-cards": blockListPage("BONUS_CARD"),
  "/cms/v2/game-cards": blockListPage("GAME_CARD"),
  "/cms/v2/article": blockListPage("ARTICLE"),
  "/cms/v2/login-image": singleBlockPage("LOGIN_IMAGE"),
  "/cms/v2/widgets": blockListPage("WIDGET"),
  "/cms/v2/secondary-banner": blockListPage("SECONDARY_BANNER"),
  "/cms/v2/promotional-banner": blockListPage("PROMOTIONAL_BANNER"),
  "/cms/v2/modals/affiliate": singleBlockPage("MODAL_AFFILIATE"),
  "/cms/v2/modals/affiliate-more": singleBlockPage("MODAL_AFFILIATE_MORE"),
  "/cms/v2/modals/cashback": singleBlockPage("MODAL_CASHBACK"),
  "/cms/v2/modals/cashback-more": singleBlockPage("MODAL_CASHBACK_MORE"),
  "/cms/v2/modals/level-upgrade": singleBlockPage("MODAL_LEVEL_UPGRADE"),
};
