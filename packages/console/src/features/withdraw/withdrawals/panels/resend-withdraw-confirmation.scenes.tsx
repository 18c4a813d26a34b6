import { resendStories } from "#testing/stories/resend-stories.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

/** Every provider except CPG. */
const resend = resendStories({ panel: "resend-withdraw-confirmation", write: "resendWithdrawal", provider: "skrill" });

export default { ...staging, args: resend.args } satisfies SceneMeta;

export const Asks = resend.asks;
export const ShowsTheGatewaysAnswer = resend.showsTheGatewaysAnswer;
export const RefusedInToasts = resend.refusedInToasts;
export const RefusedWithoutAWord = resend.refusedWithoutAWord;
export const AnsweredByAWebPage = resend.answeredByAWebPage;
export const AnsweredByAnErrorPage = resend.answeredByAnErrorPage;
export const NotInProgressAnyMore = resend.notInProgressAnyMore;
export const WithoutRight = resend.withoutRight;
