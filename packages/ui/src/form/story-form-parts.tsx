import { fn } from "storybook/test";
import { type MethodFormProps } from "./story-method-form.tsx";

export const answer = (messages?: Record<string, string>) => fn<MethodFormProps["save"]>(async () => messages);
