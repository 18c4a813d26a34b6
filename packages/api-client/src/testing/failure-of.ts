import { ApiError } from "../answers/api-error.ts";

/** The {@link ApiError} that a call fails with. Any other result, including success, fails the test. */
export const failureOf = async (call: () => unknown): Promise<ApiError> => {
  let answer;
  try {
    answer = await call();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`Expected a failure, got ${JSON.stringify(answer)}`);
};
