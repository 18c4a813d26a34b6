import { screen, waitFor } from "storybook/test";
import { hostileTexts } from "../../../testing/hostile-texts.ts";

export const frame = () => screen.findByTitle<HTMLIFrameElement>(/^Preview/);

const page = async (): Promise<Document> => {
  const { contentDocument } = await frame();
  if (!contentDocument?.querySelector("main")) throw new Error("The preview is not drawn yet");
  return contentDocument;
};

export const drawn = () => waitFor(page);

/** Texts that run a script if they are interpreted as markup. */
export const HOSTILE = hostileTexts(400)
  .filter((text) => /globalThis\.ran|parent\.ran/.test(text))
  .slice(0, 40);
