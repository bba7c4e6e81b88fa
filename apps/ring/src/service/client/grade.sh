#!/bin/sh
# The client of the ring.
