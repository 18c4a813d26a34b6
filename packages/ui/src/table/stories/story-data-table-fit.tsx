import { fn } from "storybook/test";

export const onReport = fn();
