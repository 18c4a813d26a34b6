import { fn } from "storybook/test";

export const next = fn();
