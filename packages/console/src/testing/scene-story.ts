import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import type { Scene } from "./scene.ts";
import type { Staged } from "./staged.ts";

/** The common meta of a file's stories. */
export type SceneMeta = Meta<Scene>;

/** The play function of a story; `loaded` is its prepared environment. */
export type Play = (context: Omit<StoryContext<Scene>, "loaded"> & { loaded: Staged }) => Promise<void> | void;

/** A story of a page or a panel. */
export type SceneStory = Omit<StoryObj<Scene>, "play"> & { play?: Play };
