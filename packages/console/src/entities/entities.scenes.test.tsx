import { playScenes } from "#testing/scenes/play-scenes.ts";

playScenes(import.meta.glob("./**/*.scenes.tsx", { eager: true }));
