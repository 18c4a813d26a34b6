import { capital } from "./words.ts";

/** The title of a panel's looks: its feature, and its ID in words. */
const panelTitle = (feature: string, id: string): string =>
  `Panels/${capital(feature.split("/")[0]!.replaceAll("-", " "))}/${capital(id.replaceAll("-", " "))}`;

/** The default export of the scenes of a page with this title. */
export const pageMeta = (title: string, args: string): string => `
export default {
  ...staging,
  title: "${title}",
  args: ${args},
} satisfies SceneMeta;
`;

/** The default export of a panel's scenes, with the panel's tag, and its first look. */
export const panelMeta = (feature: string, id: string, args: string): string => `
export default {
  ...staging,
  title: "${panelTitle(feature, id)}",
  tags: ["panel:${id}"],
  args: ${args},
} satisfies SceneMeta;

export const Default = look();
`;
