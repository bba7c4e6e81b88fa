# The client of the ring.
