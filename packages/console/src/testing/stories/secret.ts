import { expect, waitFor } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import type { SceneStory } from "#testing/staging.tsx";
import { typeIn } from "#testing/type-in.ts";
import { typePassword } from "#testing/type-password.ts";

const stored = () => [sessionStorage, localStorage].map((it) => JSON.stringify(Object.entries(it))).join("");

/** A secret is masked while typed and not in the draft after a reload; other fields are in the draft. */
export const keepsSecret = (secret: RegExp, beside: RegExp, args: Partial<Scene> = {}): SceneStory => ({
  args,
  play: async () => {
    await typePassword(secret, "canary-secret");
    await typeIn(beside, "canary-beside");
    await expect((await drawer()).getByLabelText(secret, { selector: "input" })).toHaveAttribute("type", "password");
    await waitFor(() => expect(stored()).toContain("canary-beside"));
    await expect(stored()).not.toContain("canary-secret");
  },
});
