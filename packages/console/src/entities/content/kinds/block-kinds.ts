import type { components } from "@backoffice/api-client";
import {
  BadgePercent,
  Gamepad2,
  GalleryHorizontal,
  Gift,
  LogIn,
  Megaphone,
  Newspaper,
  PanelTop,
  RectangleHorizontal,
  SquareStack,
  type LucideIcon,
} from "lucide-react";
import type { TextNeeds } from "../texts/text-rules.ts";

/** Modals that a site can have several of are entries with their own pages. */
export type BlockKind = Exclude<components["schemas"]["CmsBlockKind"], "MODAL">;

/** How a kind of block looks on the site, for its preview. */
export type BlockLook = "wide" | "card" | "text" | "modal" | "widget" | "login";

export type BlockFacts = {
  /** Noun inside a sentence, singular. */
  noun: string;
  nouns: string;
  /** The page that lists it. */
  path: `/cms/v2/${string}`;
  icon: LucideIcon;
  look: BlockLook;
  texts: TextNeeds;
  /** Place on the site, for players. */
  where: string;
  /** A site has at most one. */
  isSingle?: true;
};

const PICTURE: TextNeeds = {
  title: "required",
  imagePath: "required",
  mobileImagePath: "optional",
  subtitle: "optional",
  buttonText: "optional",
  url: "optional",
};
const MODAL: TextNeeds = {
  title: "required",
  text: "required",
  imagePath: "optional",
  buttonText: "optional",
  url: "optional",
};

const modal = (noun: string, path: BlockFacts["path"], where: string): BlockFacts => ({
  noun,
  nouns: `${noun}s`,
  path,
  icon: PanelTop,
  look: "modal",
  texts: MODAL,
  where,
  isSingle: true,
});

/** Kinds of blocks of a site: name, position on the site, and texts. */
export const BLOCK_KINDS: Readonly<Record<BlockKind, BlockFacts>> = {
  SLIDER: {
    noun: "slide",
    nouns: "slides",
    path: "/cms/v2/sliders",
    icon: GalleryHorizontal,
    look: "wide",
    texts: PICTURE,
    where: "The slides at the top of the home page, one after the other.",
  },
  CARD: {
    noun: "card",
    nouns: "cards",
    path: "/cms/v2/cards",
    icon: SquareStack,
    look: "card",
    texts: PICTURE,
    where: "The cards of the home page, side by side.",
  },
  BONUS_CARD: {
    noun: "bonus card",
    nouns: "bonus cards",
    path: "/cms/v2/bonus-cards",
    icon: Gift,
    look: "card",
    texts: PICTURE,
    where: "The cards of the bonus page.",
  },
  GAME_CARD: {
    noun: "game card",
    nouns: "game cards",
    path: "/cms/v2/game-cards",
    icon: Gamepad2,
    look: "card",
    texts: { title: "required", imagePath: "required" },
    where: "Cards that start a game immediately.",
  },
  ARTICLE: {
    noun: "article",
    nouns: "articles",
    path: "/cms/v2/article",
    icon: Newspaper,
    look: "text",
    texts: { title: "required", text: "required" },
    where: "The texts at the bottom of the home page.",
  },
  WIDGET: {
    noun: "widget",
    nouns: "widgets",
    path: "/cms/v2/widgets",
    icon: BadgePercent,
    look: "widget",
    texts: { title: "required" },
    where: "Parts of the home page that are filled automatically.",
  },
  SECONDARY_BANNER: {
    noun: "secondary banner",
    nouns: "secondary banners",
    path: "/cms/v2/secondary-banner",
    icon: RectangleHorizontal,
    look: "wide",
    texts: PICTURE,
    where: "The banners below the slides.",
  },
  PROMOTIONAL_BANNER: {
    noun: "promotional banner",
    nouns: "promotional banners",
    path: "/cms/v2/promotional-banner",
    icon: Megaphone,
    look: "wide",
    texts: PICTURE,
    where: "The banners between the games.",
  },
  LOGIN_IMAGE: {
    noun: "login image",
    nouns: "login images",
    path: "/cms/v2/login-image",
    icon: LogIn,
    look: "login",
    texts: { imagePath: "required", mobileImagePath: "optional", altText: "required" },
    where: "The picture next to the sign-in form.",
    isSingle: true,
  },
  MODAL_AFFILIATE: modal("affiliate modal", "/cms/v2/modals/affiliate", "Opens where players invite friends."),
  MODAL_AFFILIATE_MORE: modal(
    "affiliate more modal",
    "/cms/v2/modals/affiliate-more",
    "Opens from “Read more” where players invite friends.",
  ),
  MODAL_CASHBACK: modal("cashback modal", "/cms/v2/modals/cashback", "Opens where players see their cashback."),
  MODAL_CASHBACK_MORE: modal(
    "cashback more modal",
    "/cms/v2/modals/cashback-more",
    "Opens from “Read more” where players see their cashback.",
  ),
  MODAL_LEVEL_UPGRADE: modal(
    "level upgrade modal",
    "/cms/v2/modals/level-upgrade",
    "Opens when a player reaches a level.",
  ),
};

/** Narrows a text to a kind that is edited here, else undefined. */
export const asBlockKind = (text: string | undefined): BlockKind | undefined =>
  text !== undefined && Object.hasOwn(BLOCK_KINDS, text) ? (text as BlockKind) : undefined;
