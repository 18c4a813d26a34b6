import { resendStories } from "#testing/stories/resend-stories.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

/** CPG has its own call. */
const resend = resendStories({
  panel: "resend-withdraw-confirmation-cpg",
  write: "resendCpgWithdrawal",
  provider: "cpg",
});

export default {
  ...staging,
  args: resend.args,
} satisfies SceneMeta;

export const Asks = resend.asks;
export const ShowsTheGatewaysAnswer = resend.showsTheGatewaysAnswer;
export const RefusedInToasts = resend.refusedInToasts;
export const RefusedWithoutAWord = resend.refusedWithoutAWord;
export const AnsweredByAWebPage = resend.answeredByAWebPage;
export const AnsweredByAnErrorPage = resend.answeredByAnErrorPage;
export const NotInProgressAnyMore = resend.notInProgressAnyMore;
export const WithoutRight = resend.withoutRight;
