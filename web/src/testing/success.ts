export const success = <Response>(response: Response) => ({ error_code: 200 as const, response })
