import type { components } from "@backoffice/api-client/contract";
import { inLanguages } from "./sites.ts";

type Schemas = components["schemas"];
type Block = Schemas["CmsBlockFields"];
type Kind = Schemas["CmsBlockKind"];
type Common = Pick<Block, "status" | "order" | "startsAt" | "endsAt"> & {
  opId: string;
  languages: readonly string[];
};

const IMAGES = ["SLIDER", "CARD", "BONUS_CARD", "SECONDARY_BANNER", "PROMOTIONAL_BANNER"] as const;
const MODALS = [
  "MODAL",
  "MODAL_AFFILIATE",
  "MODAL_AFFILIATE_MORE",
  "MODAL_CASHBACK",
  "MODAL_CASHBACK_MORE",
  "MODAL_LEVEL_UPGRADE",
] as const;

export const CMS_BLOCK_KINDS: readonly Kind[] = [...IMAGES, "GAME_CARD", "WIDGET", "LOGIN_IMAGE", "ARTICLE", ...MODALS];

/** Kinds of which a site has at most one block. */
export const SINGLE_KINDS: readonly Kind[] = ["LOGIN_IMAGE", ...MODALS.slice(1)];

const OFFERS = [
  ["Spring is here", "Våren är här", "/games"],
  ["100 free spins", "100 gratissnurr", "/bonus"],
  ["Derby weekend", "Derbyhelg", "/sports"],
  ["Live tables", "Livebord", "/live"],
] as const;
const GAMES = ["Copper Canyon", "Moon Harvest", "Nine Lanterns", "River King"] as const;
const WIDGETS = ["LIVE_WINS", "TOP_GAMES", "JACKPOTS", "SPORT_EVENTS"] as const;
const MODAL_TITLES = {
  MODAL: "Welcome",
  MODAL_AFFILIATE: "Invite your friends",
  MODAL_AFFILIATE_MORE: "How invitations pay",
  MODAL_CASHBACK: "Your cashback",
  MODAL_CASHBACK_MORE: "How cashback is worked out",
  MODAL_LEVEL_UPGRADE: "A new level",
} as const;

const isImage = (kind: Kind): kind is (typeof IMAGES)[number] => (IMAGES as readonly Kind[]).includes(kind);
const isModal = (kind: Kind): kind is (typeof MODALS)[number] => (MODALS as readonly Kind[]).includes(kind);
const nth = <T>(from: readonly T[], order: number): T => from[(order - 1) % from.length]!;

/** A plausible block of this kind; `order` also selects its texts. */
export const blockOf = (kind: Kind, { opId, languages, ...common }: Common): Block => {
  const { order } = common;
  const imagePath = `/media/${opId}/${kind.toLowerCase().replaceAll("_", "-")}-${order}.webp`;
  const [en, sv, url] = nth(OFFERS, order);
  if (isImage(kind)) {
    const text = (title: string, buttonText: string) => ({ title, buttonText, url, imagePath });
    return {
      ...common,
      kind,
      name: en,
      content: inLanguages({ en: text(en, "Play"), sv: text(sv, "Spela") }, languages),
    };
  }
  if (isModal(kind)) {
    const title = MODAL_TITLES[kind];
    const content = { en: { title, text: `<p>${title}.</p>`, buttonText: "Close" } };
    return { ...common, kind, name: title, content };
  }
  if (kind === "GAME_CARD") {
    const gameTitle = nth(GAMES, order);
    const gameId = gameTitle.toLowerCase().replaceAll(" ", "-");
    return { ...common, kind, name: gameTitle, gameId, gameTitle, content: { en: { title: gameTitle, imagePath } } };
  }
  if (kind === "WIDGET") {
    const widgetType = nth(WIDGETS, order);
    const title = widgetType === "TOP_GAMES" ? "Top games" : "Happening now";
    return { ...common, kind, name: title, widgetType, itemLimit: 10, content: { en: { title } } };
  }
  if (kind === "LOGIN_IMAGE")
    return { ...common, kind, name: "Sign-in", content: { en: { imagePath, altText: "A quiet harbour at night" } } };
  const content = { en: { title: "Play online", text: "<p>Slots, tables and sports in one place.</p>" } };
  return { ...common, kind: "ARTICLE", name: "Home page article", content };
};
