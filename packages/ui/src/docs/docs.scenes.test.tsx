import { playScenes } from "../testing/play-scenes.ts";

playScenes(import.meta.glob("./**/*.scenes.tsx", { eager: true }));
