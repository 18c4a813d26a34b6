import { fn } from "storybook/test";

export const onReveal = fn();
