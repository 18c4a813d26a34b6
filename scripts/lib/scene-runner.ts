import { TestRunner, type VitestTestRunner } from "vitest";

type Source = Parameters<VitestTestRunner["importFile"]>[1];

/** Runs each file of scenes as a test file: a scene is a test. */
export default class SceneRunner extends TestRunner {
  override async importFile(path: string, source: Source): Promise<unknown> {
    const file = await super.importFile(path, source);
    if (source !== "collect" || !path.endsWith(".scenes.tsx")) return file;
    // After the setup files, and with the modules that the scenes use.
    if (path.includes("/packages/ui/")) {
      const { playScenes } = await import("../../packages/ui/src/testing/play-scenes.ts");
      playScenes(file as Parameters<typeof playScenes>[0]);
    } else {
      const { playScenes } = await import("../../packages/console/src/testing/scenes/play-scenes.ts");
      playScenes(file as Parameters<typeof playScenes>[0]);
    }
    return file;
  }
}
