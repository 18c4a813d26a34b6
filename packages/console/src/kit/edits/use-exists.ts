import { ApiError, type Data, type Input, type Operation } from "@backoffice/api-client";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";

type Read<O extends Operation> = { operation: O; options: (input: Input<O>) => object };

/**
 * Asks the server whether a record exists; of a list, whether `is` holds for one of its rows. Fails with an
 * `ApiError`.
 */
export const useExists = () => {
  const queryClient = useQueryClient();
  return async <const O extends Operation>(
    read: Read<O>,
    input: Input<O>,
    is: (data: Data<O>) => boolean = () => true,
  ): Promise<boolean> => {
    try {
      const options = read.options(input) as Parameters<QueryClient["query"]>[0];
      return is((await queryClient.query({ ...options, staleTime: 0 })) as Data<O>);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    }
  };
};
